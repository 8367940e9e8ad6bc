import { appHeaders, assetHeaders, caching, type Headers } from './headers.ts'
import type { Site } from './site.ts'

const compressed = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
]

/**
 * nginx drops a server's headers in a location that has one of its own: each names all. `always`
 * is for failures too, where "keep this for a year" would be wrong.
 */
function lines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      const always = value === caching.hashed ? '' : ' always'
      return `        add_header ${name} "${value}"${always};`
    })
    .join('\n')
}

/** The web server of the real build: root domain and every merchant's subdomain, static files only. */
export function nginxConf(site: Site): string {
  const host = new URL(site.rootOrigin).host
  return `# Written from deploy/headers.ts and deploy/site.ts by \`npm run nginx\`; a test compares them.

server {
    listen 80;
    listen [::]:80;
    server_name ${host} *.${host};
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host} *.${host};

    ssl_certificate ${site.certificate};
    ssl_certificate_key ${site.certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;

    server_tokens off;
    root ${site.folder};

    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 1024;
    gzip_types ${compressed.join(' ')};

    # Each file's name changes with its content. One that is gone after a deploy is a 404, so that
    # the page can tell and reload once; it must never become the page itself.
    location /assets/ {
        try_files $uri =404;
${lines({ ...assetHeaders(site), 'Cache-Control': caching.hashed })}
    }

    # Every other address is the application's.
    location / {
        try_files $uri /index.html;
${lines(appHeaders(site))}
    }
}
`
}
