import { chakra } from '@chakra-ui/react/styled-system'
import type { CSSProperties } from 'react'
import { brandFallback, type SceneKind, sceneOf } from './city-scenes'

/** Tones of the city's own color, between the card's ground and its text, so that both themes fit. */
const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: '100%',
    height: '6rem',
    '--sky': 'color-mix(in oklab, var(--city) 13%, var(--ct-colors-surface))',
    '--far': 'color-mix(in oklab, var(--city) 32%, var(--ct-colors-surface))',
    '--mid': 'color-mix(in oklab, var(--city) 58%, var(--ct-colors-surface))',
    '--near': 'color-mix(in oklab, var(--city) 84%, var(--ct-colors-fg))',
    '--light': 'color-mix(in oklab, #F3C46B 75%, var(--ct-colors-surface))',
  },
})

/** What a city is known for here, drawn from its name: nothing is fetched, and none is like another. */
export function CityScene({ label, color }: { label: string; color: string | null }) {
  const style: CSSProperties & Record<'--city', string> = { '--city': color ?? brandFallback }
  return (
    <Picture
      viewBox="0 0 320 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      style={style}
    >
      <rect width="320" height="96" fill="var(--sky)" />
      <Drawing kind={sceneOf(label)} dice={diceOf(label)} />
    </Picture>
  )
}

/** 0 to 1, the same for the same city and number. */
type Dice = (throwNumber: number) => number

function diceOf(label: string): Dice {
  const seed = [...label].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  return (throwNumber) => {
    const wave = Math.sin(seed + throwNumber * 12.9898) * 43_758.5453
    return wave - Math.floor(wave)
  }
}

function Drawing({ kind, dice }: { kind: SceneKind; dice: Dice }) {
  switch (kind) {
    case 'fields':
      return (
        <>
          <Hills dice={dice} />
          <path d="M0 72 320 58v38H0z" fill="var(--mid)" />
          <path d="M0 82 320 66M0 92 320 75M70 96 190 62M150 96 235 60" stroke="var(--sky)" />
          <path d="M228 40 246 28l18 12v26h-36z" fill="var(--near)" />
          <rect x="240" y="48" width="12" height="18" fill="var(--light)" />
          <rect x="270" y="30" width="14" height="36" rx="7" fill="var(--far)" />
          <Trees dice={dice} base={66} />
        </>
      )
    case 'river':
      return (
        <>
          <Houses dice={dice} base={60} />
          <path d="M0 60h320v36H0z" fill="var(--mid)" />
          <path
            d="M0 70q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0M0 82q20-6 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
            fill="none"
            stroke="var(--sky)"
            strokeWidth="2"
          />
          <path
            d="M60 62q50-34 100 0M160 62q50-34 100 0M40 44h240v6H40z"
            fill="none"
            stroke="var(--near)"
            strokeWidth="5"
          />
        </>
      )
    case 'court':
      return (
        <>
          <Hills dice={dice} />
          <path d="M110 40 160 14l50 26v6H110zM104 84h112v8H104z" fill="var(--near)" />
          <path
            d="M118 48h10v34h-10zm24 0h10v34h-10zm26 0h10v34h-10zm24 0h10v34h-10z"
            fill="var(--mid)"
          />
          <circle cx="160" cy="33" r="5" fill="var(--light)" />
          <Trees dice={dice} base={92} />
        </>
      )
    case 'tower':
      return (
        <>
          <Hills dice={dice} />
          <path
            d="M205 44 196 96M235 44 244 96M220 44v52M200 72h40"
            stroke="var(--near)"
            strokeWidth="4"
          />
          <path d="M188 26q32-26 64 0v10q0 12-32 12t-32-12z" fill="var(--mid)" />
          <path d="M188 26h64v6h-64z" fill="var(--near)" />
          <Houses dice={dice} base={92} until={170} />
        </>
      )
    case 'plant':
      return (
        <>
          <Hills dice={dice} />
          <path d="M0 78h320v18H0z" fill="var(--far)" />
          <path d="M40 62h72v24H40zm92 0h72v24h-72z" fill="var(--mid)" />
          <path
            d="M44 68q16 6 32 0t32 0M136 68q16 6 32 0t32 0"
            fill="none"
            stroke="var(--sky)"
            strokeWidth="3"
          />
          <path d="M226 40h60v46h-60z" fill="var(--near)" />
          <path d="M236 50h10v10h-10zm20 0h10v10h-10z" fill="var(--light)" />
          <path d="M272 16h8v26h-8z" fill="var(--mid)" />
        </>
      )
    case 'closed':
      return (
        <>
          <Houses dice={dice} base={80} />
          <path d="M0 80h320v16H0z" fill="var(--far)" />
          <path d="M90 62h140v14H90z" fill="var(--near)" />
          <path
            d="m100 76 14-14h14l-14 14zm34 0 14-14h14l-14 14zm34 0 14-14h14l-14 14zm34 0 14-14h14l-14 14z"
            fill="var(--light)"
          />
          <path d="M104 76h6v16h-6zm106 0h6v16h-6z" fill="var(--near)" />
        </>
      )
    case 'street':
      return (
        <>
          <Hills dice={dice} />
          <Houses dice={dice} base={84} />
          <path d="M0 84h320v12H0z" fill="var(--far)" />
          <path
            d="M10 90h30m20 0h30m20 0h30m20 0h30m20 0h30m20 0h30"
            stroke="var(--sky)"
            strokeWidth="2"
          />
        </>
      )
  }
}

function Hills({ dice }: { dice: Dice }) {
  const left = 30 + dice(1) * 24
  const right = 30 + dice(2) * 24
  return (
    <path
      d={`M0 ${left}Q80 ${left - 26} 170 ${left + 12}T320 ${right}V96H0z`}
      fill="var(--far)"
      opacity="0.6"
    />
  )
}

function Houses({ dice, base, until = 320 }: { dice: Dice; base: number; until?: number }) {
  const count = Math.floor(until / 40)
  return Array.from({ length: count }, (_, index) => {
    const height = 18 + Math.round(dice(index + 10) * 30)
    const width = 26 + Math.round(dice(index + 40) * 10)
    const left = index * 40 + 4
    const top = base - height
    const isFlat = dice(index + 70) > 0.55
    return (
      <g key={left}>
        <path
          d={
            isFlat
              ? `M${left} ${top}h${width}v${height}h-${width}z`
              : `M${left} ${top}l${width / 2}-10 ${width / 2} 10v${height}h-${width}z`
          }
          fill={dice(index + 90) > 0.5 ? 'var(--near)' : 'var(--mid)'}
        />
        <path d={`M${left + 6} ${top + 6}h5v6h-5zm${width - 17} 0h5v6h-5z`} fill="var(--light)" />
      </g>
    )
  })
}

function Trees({ dice, base }: { dice: Dice; base: number }) {
  return [24, 62, 92].map((place, index) => {
    const left = place + Math.round(dice(index + 3) * 16)
    const size = 9 + Math.round(dice(index + 6) * 6)
    return (
      <g key={place} fill="var(--near)">
        <rect x={left - 1.5} y={base - size} width="3" height={size} />
        <circle cx={left} cy={base - size * 1.6} r={size} />
      </g>
    )
  })
}
