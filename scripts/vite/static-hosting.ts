import type { Plugin } from 'vite'

/**
 * What web hosts need that know files alone: the page again as `404.html`, which they answer every
 * address with that is no file, and for GitHub Pages `.nojekyll`, without which it leaves out files
 * that begin with an underscore.
 */
export function staticHosting(): Plugin {
  return {
    name: 'civic-till:static-hosting',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') this.error('The build has no index.html')
        this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
        this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' })
      },
    },
  }
}
