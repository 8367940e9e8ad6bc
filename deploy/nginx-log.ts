import type { AddressRow } from '../src/rules/addresses/address-row'

/**
 * The web server's log. It holds the pattern of each address, `/print-receipt/:id`, and never the
 * address itself, its query or the referring page, where receipt ids and tokens stand.
 */

const logFormat = 'civic_till'
const loggedAddress = '$logged_address'

/**
 * Each pattern with what nginx compares: literal words before parameters, as the router does. Equals
 * stand by their path, so that the order of the table does not matter.
 */
function addressPatterns(rows: readonly AddressRow[]): [regex: string, pattern: string][] {
  return rows
    .filter(({ path }) => path !== '*')
    .map(({ path }) => ({ path, segments: path.split('/').filter(Boolean) }))
    .toSorted(
      (one, other) =>
        words(other.segments) - words(one.segments) || (one.path < other.path ? -1 : 1),
    )
    .map(({ path, segments }) => [`^${segments.map(regexOf).join('')}/?(?:[?]|$)`, path])
}

function words(segments: readonly string[]): number {
  return segments.filter((segment) => !segment.startsWith(':')).length
}

function regexOf(segment: string): string {
  if (!segment.startsWith(':')) return `/${segment}`
  return segment.endsWith('?') ? '(?:/[^/?]+)?' : '/[^/?]+'
}

export function logMap(rows: readonly AddressRow[]): string {
  const lines = addressPatterns(rows).map(([regex, pattern]) => `    "~${regex}" "${pattern}";`)
  return `# What the log says of an address: its pattern, because receipts, mailed links and accounts have
# their number or token in the address. Read from the request, as $uri is /index.html by then.
map $request_uri ${loggedAddress} {
    default other;
    "~^(?<asset>/assets/[A-Za-z0-9_.-]+)(?:[?]|$)" $asset;
    "~^/api(?:/|[?]|$)" /api;
${lines.join('\n')}
}

# No $request, no $args, no $http_referer: the addresses stand in them.
log_format ${logFormat} '$remote_addr [$time_iso8601] $host $request_method ${loggedAddress} '
    '$status $body_bytes_sent $request_time';`
}

/** What a search engine may list: how a city's site begins. All else is about someone. */
const listed: ReadonlySet<string> = new Set([
  '/',
  '/departments',
  '/:department_id/search',
  '/blind-payments/:department_id',
])

/** nginx leaves out a header whose value is empty. */
export const robotsHeader = 'X-Robots-Tag "$robots"'

export function robotsMap(rows: readonly AddressRow[]): string {
  const lines = rows
    .filter(({ path }) => listed.has(path))
    .map(({ path }) => `    "${path}" "";`)
    .toSorted()
  return `# Pages of bills, receipts, accounts, the checkout and the office are not for search engines, and
# neither is a search that holds what was typed.
map "${loggedAddress}$is_args" $robots {
    default noindex;
${lines.join('\n')}
}`
}

/**
 * Lines of the error log hold the whole request and cannot be formatted. At `crit`, and without a
 * line for each file that is not found, no visitor's request causes one.
 */
export function logLines(folder: string): string {
  return `    access_log ${folder}/civic-till.log ${logFormat};
    error_log ${folder}/civic-till-error.log crit;
    log_not_found off;`
}
