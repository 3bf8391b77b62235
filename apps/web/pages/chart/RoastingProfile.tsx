/** A roast for everybody. */
export default function RoastingProfile() {
  return null;
}
