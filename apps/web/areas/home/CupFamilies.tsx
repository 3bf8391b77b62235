import { QueryClientProvider } from '@tanstack/react-query';
import { useActor } from '../../base/session/session.ts';
import { familyLook } from '../../parts/flavor/family_look.ts';
import { clientOf } from '../../records/lookup/clients.ts';
import '../../parts/flavor/flavor.css';
import { byFamily, colourOf } from '../cup/wheel/flavors.ts';
import { useFlavors } from '../cup/wheel/useFlavors.ts';

interface Props {
  /** The flavors that were tasted. */
  readonly chosen: readonly string[];
  /** Where the ring lies in the drawing, in px. */
  readonly middle: number;
  readonly radius: number;
}

/** The families that were tasted, each an equal part of a ring in its colour. Looking them up comes after the first paint. */
export default function CupFamilies(props: Props) {
  const { user_seq } = useActor();
  return (
    <QueryClientProvider client={clientOf(user_seq, null)}>
      <Ring {...props} />
    </QueryClientProvider>
  );
}

function Ring({ chosen, middle, radius }: Props) {
  const { flavors } = useFlavors('FLVR');
  const families = [...byFamily(flavors, chosen).keys()];
  return families.map((family, at) => (
    <circle
      key={family}
      className="home-family"
      {...familyLook(colourOf(flavors, family))}
      cx={middle}
      cy={middle}
      r={radius}
      pathLength={families.length}
      strokeDasharray={`${families.length > 1 ? 0.94 : 1} ${families.length}`}
      strokeDashoffset={-at}
    />
  ));
}
