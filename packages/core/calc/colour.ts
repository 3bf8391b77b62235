/** Whether a text is a colour as `#rrggbb`. */
export const isColour = (text: unknown): text is `#${string}` =>
  typeof text === 'string' && /^#[0-9a-f]{6}$/i.test(text);
