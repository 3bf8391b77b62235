/** Numbers of the pages to link to: at most `links` of them, the current one in the middle where that is possible. */
export function pageLinks(page: number, pages: number, links: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(links / 2), pages - links + 1));
  return Array.from({ length: Math.min(links, pages) }, (_, i) => first + i);
}
