import { addressRows } from '../src/rules/addresses/address-table'
import { appHeaders, assetHeaders, caching } from './headers.ts'
import { logLines, logMap, robotsHeader, robotsMap } from './nginx-log.ts'
import { compression, headerLines, refusedCalls } from './nginx-parts.ts'
import { buildVariables, type Site } from './site.ts'

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`)

/** The web server of the real build: root domain and every merchant's subdomain, static files only. */
export function nginxConf(site: Site): string {
  const host = new URL(site.rootOrigin).hostname
  const names = `${host} "~^[a-z0-9-]{1,63}${escaped(`.${host}`)}$"`
  const build = Object.entries(buildVariables(site))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
  const certificate = `    ssl_certificate ${site.certificate};
    ssl_certificate_key ${site.certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;`
  const securityText = [
    `Contact: ${site.securityContact}`,
    `Expires: ${site.securityContactExpires}`,
    `Canonical: ${site.rootOrigin}/.well-known/security.txt`,
    '',
  ].join(String.raw`\n`)
  const page = `${headerLines(appHeaders(site))}
        add_header ${robotsHeader} always;`
  return `# Written from deploy/headers.ts and deploy/site.ts by \`npm run nginx\`; a test compares them.
# Goes into nginx's http block, as a file of conf.d. It serves what this command builds:
#   ${build} npm run build

${logMap(addressRows)}

${robotsMap(addressRows)}

# Requests for hosts that are not the product's get no page.
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name _;
    access_log off;
    return 444;
}

server {
    listen 443 ssl http2 default_server;
    listen [::]:443 ssl http2 default_server;
    server_name _;
    ssl_reject_handshake on;
    access_log off;
    # Reached by a request for another host on a connection that was opened for one of ours.
    return 421;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${names};
    server_tokens off;
${logLines(site.logFolder)}
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    # The root, and one label before it: the merchant.
    server_name ${names};

${certificate}

    server_tokens off;
${logLines(site.logFolder)}
    root ${site.folder};

${compression}

    # Calls go to the API's own host. Whatever asks here must not take the page for an answer.
${refusedCalls}

    # Each file's name changes with its content. One that is gone after a deploy is a 404, so that
    # the page can tell and reload once; it must never become the page itself.
    location ^~ /assets/ {
        try_files $uri =404;
${headerLines({ ...assetHeaders(site), 'Cache-Control': caching.hashed })}
    }

    # Other files lie at the top; no address of the application looks like one.
    location ~ "^/[^/]+[.][a-z0-9]+$" {
        try_files $uri =404;
${headerLines({ ...assetHeaders(site), 'Cache-Control': caching.html })}
    }

    # Every other address is the application's.
    location / {
        try_files /index.html =404;
${page}
    }
    location = /index.html {
${page}
    }

    # RFC 9116.
    location = /.well-known/security.txt {
        default_type text/plain;
${headerLines({ ...assetHeaders(site), 'Cache-Control': caching.html })}
        return 200 "${securityText}";
    }
}
`
}
