/** What every page says before its own area comes; the build keeps them in one file a language. */
export const firstAreas = ['shell', 'ui', 'failures', 'departments', 'parcels', 'cart'] as const
