import { useQueryClient } from '@tanstack/react-query';
import { codeQuery, useCodes } from '../../../records/lookup/codes.ts';
import { type Flavors, flavorsNow } from './flavors.ts';

/** The flavors of a group, none until its codes are known; and how to ask again after that failed. */
export function useFlavors(group: string) {
  const { codes, retry } = useCodes(group);
  return { flavors: flavorsNow(codes), codes, retry };
}

/** The same for whoever is drawn anew anyway when codes become known, as the rows of a list are. */
export const useKnownFlavors = (group: string): Flavors =>
  flavorsNow(useQueryClient().getQueryData(codeQuery(group).queryKey));
