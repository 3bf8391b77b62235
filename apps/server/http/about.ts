/** What a page says of itself to whatever does not run it: the preview of a link in a chat, a program that reads it. */
export interface About {
  readonly title: string;
  readonly description: string;
  /** The whole address. */
  readonly url: string;
  readonly locale: string;
  /** What it is about, in the words of schema.org; nothing where that is nobody's business. */
  readonly data?: object;
  /** Whether search engines may list it. */
  readonly isIndexed?: boolean;
}

/** Says what the page of a path is about; null where it says no more than any other. */
export type AboutPage = (path: string) => Promise<About | null>;

const OWN = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g;

/** A page with its own title, description and data. Unless it says otherwise it is for whoever has its link alone. */
export function withAbout(html: string, about: About, product: string): string {
  const { title, description, url, locale, data, isIndexed } = about;
  const og = { title, description, url, locale, type: 'website', site_name: product };
  const head = [
    `<title>${escaped(`${title} · ${product}`)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    isIndexed ? `<link rel="canonical" href="${escaped(url)}">` : '<meta name="robots" content="noindex">',
    ...Object.entries(og).map(([name, text]) => `<meta property="og:${name}" content="${escaped(text)}">`),
    ...(data ? [`<script type="application/ld+json">${inScript(data)}</script>`] : []),
  ];
  return html.replace(OWN, '').replace('</head>', () => `${head.join('')}</head>`);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand between tags and within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** Data as it may stand within a script: nothing in it ends that, or begins a comment. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
