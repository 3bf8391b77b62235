/**
 * Classes of Mantine's input in the version that is installed, for boxes that wear them and are none of its components:
 * those weigh more than a public page has room for.
 */
export const INPUT = {
  wrapper: 'm_6c018570',
  input: 'm_8fb7ebe7',
  section: 'm_82577fc2',
  error: 'm_8f816625',
} as const;
