import { caching, type Headers } from './headers.ts'

/** What every nginx configuration of ours has in common. */

/**
 * nginx drops a server's headers in a location that has one of its own: each names all. `always`
 * is for failures too, where "keep this for a year" would be wrong.
 */
export function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      const always = value === caching.hashed ? '' : ' always'
      return `        add_header ${name} "${value}"${always};`
    })
    .join('\n')
}

const compressed = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
]

export const compression = `    gzip on;
    gzip_vary on;
    gzip_comp_level 6;
    gzip_min_length 1024;
    gzip_types ${compressed.join(' ')};`

const refusal = `        default_type text/plain;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Cache-Control "${caching.data}" always;
        return 502 "No API answers on this host.\\n";`

/** Whatever makes a call here must not take the page for an answer. */
export const refusedCalls = `    location = /api {
${refusal}
    }
    location ^~ /api/ {
${refusal}
    }`
