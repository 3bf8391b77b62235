import { useEffect } from 'react';

/** Takes files that are dropped anywhere on the page: a browser would leave it for a file that misses its box. */
export function useDrop(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      // The box has taken what was dropped on it.
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
    };
  }, [take]);
}
