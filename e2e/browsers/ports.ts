/** Where the servers of these journeys listen, as those of ../playwright.config.ts. */
export const mockPort = Number(process.env['MOCK_PORT'] ?? 4173)
export const realPort = Number(process.env['REAL_PORT'] ?? 4174)
export const apiPort = Number(process.env['API_PORT'] ?? 8787)
