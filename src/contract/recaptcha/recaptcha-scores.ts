/** The scores that reCAPTCHA gives: 1.0 is very likely a person, 0.0 a program. */
export const scores = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const
export type Score = (typeof scores)[number]

/** The ranges in which a list of tries is filtered, both ends included. */
export const scoreBands = {
  low: { from: 0, to: 0.1 },
  doubtful: { from: 0.2, to: 0.4 },
  fair: { from: 0.5, to: 0.7 },
  good: { from: 0.8, to: 1 },
} as const satisfies Readonly<Record<string, { from: Score; to: Score }>>
export const scoreBandNames = ['low', 'doubtful', 'fair', 'good'] as const
export type ScoreBand = (typeof scoreBandNames)[number]
