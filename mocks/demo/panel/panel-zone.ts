/** Of all times that the panel shows: where most of the demonstration's cities are. */
export const panelZone = 'America/New_York'
