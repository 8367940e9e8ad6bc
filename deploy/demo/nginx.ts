import { appHeaders, assetHeaders, caching, framedHeaders, type Place } from '../headers.ts'
import { compression, headerLines, refusedCalls } from '../nginx-parts.ts'

/** Where the image has the files of `npm run build:demo`. */
export const folderInImage = '/usr/share/nginx/html'

/**
 * The web server of the demonstration. `rootHost`: the host whose subdomains are the cities, as the
 * build was told by VITE_ROOT_HOST; '': one host has them all by path. In front of it stands what
 * speaks https, without which browsers start no service worker.
 */
export function demoNginxConf(rootHost: string): string {
  const rootOrigin = rootHost === '' ? "'self'" : `https://${rootHost}`
  const place: Place = {
    variant: 'mock',
    rootOrigin,
    cardFieldsOrigin: rootOrigin,
    apiOrigin: '',
  }
  const framed = `        try_files $uri =404;
${headerLines(framedHeaders(place))}`
  return `# Written by \`npm run nginx\` from deploy/demo/nginx.ts and deploy/headers.ts; a test compares them.
# For the files of \`npm run build:demo\`, in nginx's http block, behind a server that speaks https.

server {
    listen 80;
    listen [::]:80;
    server_name _;
    server_tokens off;
    # Addresses of receipts and mailed links are in no log.
    access_log off;
    log_not_found off;
    root ${folderInImage};

${compression}

    # The pages' service worker answers calls; one that comes here has none.
${refusedCalls}

    # Each file's name changes with its content. One that is gone is a 404, never the page.
    location ^~ /assets/ {
        try_files $uri =404;
${headerLines({ ...assetHeaders(place), 'Cache-Control': caching.hashed })}
    }

    # The bridge to the shared data, and the card fields: pages put them into frames.
    location = /__cloud.html {
${framed}
    }
    location = /card-fields/index.html {
${framed}
    }

    # Other files lie at the top; no address of the application looks like one.
    location ~ "^/[^/]+[.](?!html$)[a-z0-9]+$" {
        try_files $uri =404;
${headerLines({ ...assetHeaders(place), 'Cache-Control': caching.html })}
    }

    # Every other address is the application's, with its city in the path or in the host.
    location / {
        try_files /index.html =404;
${headerLines(appHeaders(place))}
    }
}
`
}
