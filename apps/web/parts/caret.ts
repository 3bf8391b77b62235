/**
 * Remembers where the caret stands in the text box that has the focus. Browsers give the focus back from a dialog that
 * closes; Chromium leaves the caret behind, and what is typed next would go nowhere. Answers what puts it back.
 */
export function rememberCaret(): () => void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = box;
  return () => {
    if (selectionStart === null || document.activeElement !== box) return;
    box.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
