import type { Plugin } from 'vite';

/** The kitchen page of developers: below `/dev/` while developing, and the only page of a build for the tests. */
export function kitchenEntry(): Plugin {
  return {
    name: 'kitchen-entry',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const isPage = /^(\/[a-z]{2})?\/dev\/[a-z0-9/-]*(\?|$)/.test(request.url ?? '');
        if (isPage) request.url = '/build/kitchen/index.html';
        next();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['build/kitchen/index.html'];
        if (page) page.fileName = 'index.html';
      },
    },
  };
}
