import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnapshot } from 'valtio'
import { iframeUrlsQuery } from '@/api/payments/iframe-urls'
import {
  cardFieldsAddress,
  type CardFieldsLook,
  trustedCardFields,
} from '@/rules/payments/card-fields'
import { rootHost } from '@/rules/tenants/hosts'
import { now } from '@/state/clock'
import { type ShownTheme, theme } from '@/state/theme'
import { dark, light } from '@/ui/theme/palette'
import {
  type CardEntry,
  type CardEvent,
  cardLifetimeMs,
  nextCardEntry,
  noCard,
  tokenWaitMs,
} from './card-entry'
import { readFrameMessage } from './frame-message'

/** After this time the payer is told of other ways to pay. */
const slowFrameMs = 8_000

export interface CardFields {
  entry: CardEntry
  send: (event: CardEvent) => void
  /**
   * Pay was pressed: with a card it is charged at once, else the frame gets a moment to make a
   * token.
   */
  press: () => void
  frameRef: RefObject<HTMLIFrameElement | null>
  /** null if there is no trusted address. */
  source: string | null
  slow: boolean
  onLoad: () => void
  retry: () => void
}

/** The hosted card fields as the page sees them: their messages, without card data. */
export function useCardFields(): CardFields {
  const [entry, send] = useReducer(nextCardEntry, noCard)
  const frameRef = useRef<HTMLIFrameElement>(null)
  const { source, origin, retryAddress } = useSource()
  const [loadedFrame, setLoadedFrame] = useState(-1)
  const [slowFrame, setSlowFrame] = useState(-1)
  const { frame, card, press } = entry
  const loaded = loadedFrame === frame

  useEffect(() => {
    if (origin === null) return
    const listen = (event: MessageEvent<unknown>) => {
      const window = frameRef.current?.contentWindow ?? null
      const message = readFrameMessage(event, { origin, window })
      if (message === null) return
      send({ type: 'said', message, at: now(), inside: isInside(frameRef.current) })
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  useEffect(() => {
    const turnAway = () => {
      send({ type: isInside(frameRef.current) ? 'entered' : 'left' })
    }
    // The blur is the only sign that the focus went into a document of another origin. Some
    // browsers name the frame as the focused element a moment later.
    const onBlur = () => {
      turnAway()
      window.setTimeout(turnAway)
    }
    window.addEventListener('blur', onBlur)
    return () => window.removeEventListener('blur', onBlur)
  }, [])

  useEffect(() => {
    if (press !== 'waiting') return
    const timer = window.setTimeout(() => send({ type: 'waited' }), tokenWaitMs)
    return () => window.clearTimeout(timer)
  }, [press])

  useEffect(() => {
    if (card === null) return
    const timer = window.setTimeout(() => send({ type: 'expired' }), cardLifetimeMs)
    return () => window.clearTimeout(timer)
  }, [card])

  useEffect(() => {
    if (loaded) return
    const timer = window.setTimeout(() => setSlowFrame(frame), slowFrameMs)
    return () => window.clearTimeout(timer)
  }, [frame, loaded])

  return {
    entry,
    send,
    press: () => {
      // Where a button takes no focus, the frame keeps it. After this blur the frame makes its
      // token, and a payer who types on has to focus it again, which ends the press.
      if (isInside(frameRef.current)) frameRef.current?.blur()
      send({ type: 'pressed', at: now() })
    },
    frameRef,
    source,
    slow: !loaded && slowFrame === frame,
    onLoad: () => {
      // A change of theme or language changes the frame's address.
      if (loaded) send({ type: 'reloaded' })
      setLoadedFrame(frame)
    },
    retry: () => {
      retryAddress()
      send({ type: 'renewed' })
    },
  }
}

function isInside(frame: HTMLIFrameElement | null): boolean {
  return frame !== null && document.activeElement === frame
}

/** On one host for all cities, that host: its own labels say nothing of a city. */
const rootOfPage = (host: string) => (typeof __ONE_HOST__ === 'string' ? host : rootHost(host))

function useSource() {
  const { formatMessage, locale } = useIntl()
  const { data, refetch } = useQuery(iframeUrlsQuery)
  const { shown } = useSnapshot(theme)

  return useMemo(() => {
    const { protocol, host } = window.location
    const address = data && trustedCardFields(data.card, { protocol, siteHost: rootOfPage(host) })
    // The processor's page has no Japanese: it is English, with our own Japanese labels above.
    const inside = locale === 'ja' ? englishLabels : null
    return {
      origin: address?.origin ?? null,
      source: address
        ? cardFieldsAddress(address, {
            language: locale,
            labels: inside ?? {
              card: formatMessage({ id: 'checkout.pay.cardNumber' }),
              expiry: formatMessage({ id: 'checkout.pay.expiry' }),
              cvv: formatMessage({ id: 'checkout.pay.securityCode' }),
            },
            month: {
              title: inside?.month ?? formatMessage({ id: 'checkout.pay.expiryMonth' }),
              placeholder: inside ? 'MM' : formatMessage({ id: 'checkout.pay.expiryMonthHint' }),
            },
            year: {
              title: inside?.year ?? formatMessage({ id: 'checkout.pay.expiryYear' }),
              placeholder: inside ? 'YY' : formatMessage({ id: 'checkout.pay.expiryYearHint' }),
            },
            look: lookOf(shown),
            touch: window.matchMedia('(pointer: coarse)').matches,
          })
        : null,
      retryAddress: () => {
        if (!data) void refetch()
      },
    }
  }, [data, formatMessage, locale, refetch, shown])
}

const englishLabels = {
  card: 'Card number',
  expiry: 'Expiration date',
  month: 'Expiration date, month',
  year: 'Expiration date, year',
  cvv: 'Card security code',
} as const

function lookOf(shown: ShownTheme): CardFieldsLook {
  const { text, muted, surface, lineControl, brand, late } = shown === 'dark' ? dark : light
  return {
    ink: text,
    muted,
    ground: surface,
    edge: lineControl,
    focus: brand.text,
    error: late.text,
  }
}
