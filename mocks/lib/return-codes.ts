import * as v from 'valibot'

/**
 * The reasons of a bank that receipts explain. Apart from what acts on them: the page that shows the
 * panel reads them, and would load the world's tables with it.
 */
export const returnCodes = ['R01', 'R02', 'R03', 'R04', 'R08', 'R10'] as const
export const returnCode = v.picklist(returnCodes)
export type ReturnCode = v.InferOutput<typeof returnCode>
