import * as v from 'valibot'
import { answerOrDefect } from '@mocks/cloud/faults/defect'
import type { VisitNews } from '@mocks/hosts/visit-news'
import {
  type Hello,
  type ToPage,
  toWorld,
  type WireRequest,
} from '@mocks/hosts/shared/line/protocol'

/** The cloud as the ports see it. */
export interface World {
  fetch(request: Request): Promise<Response>
  hello(): Omit<Hello, 'kind'>
}

export interface PortServer {
  readonly serve: (port: MessagePort) => void
  /** To every page; each knows whether it is about its world. */
  readonly tell: (news: VisitNews) => void
  /** To every page: an error that belongs to no request. */
  readonly tellDefect: (reason: string) => void
  /**
   * Starts nothing more, waits for running requests, then tells every page to connect to the new
   * worker.
   */
  readonly stepAside: () => Promise<void>
}

/** A fault may keep an answer back for ever; stepping aside does not wait that long. */
const patience = 2000

/** The worker's end of every port. Requests wait for the world; pings and refusals do not. */
export function createPortServer(world: Promise<World>): PortServer {
  const ports = new Set<MessagePort>()
  const begun = new Set<Promise<void>>()
  let moved = false
  // Each port hears of it when it asks.
  world.catch(() => undefined)

  async function greet(port: MessagePort): Promise<void> {
    if (moved) return post(port, { kind: 'moved' })
    try {
      post(port, { kind: 'hello', ...(await world).hello() })
    } catch (error) {
      post(port, { kind: 'broken', reason: String(error) })
    }
  }

  function begin(port: MessagePort, request: WireRequest): void {
    if (moved) return post(port, { kind: 'refused', id: request.id })
    const work = answer(port, request, world).finally(() => begun.delete(work))
    begun.add(work)
  }

  function serve(port: MessagePort): void {
    ports.add(port)
    port.addEventListener('close', () => ports.delete(port))
    port.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = v.safeParse(toWorld, event.data)
      if (!message.success) return
      switch (message.output.kind) {
        case 'open':
          void greet(port)
          break
        case 'ping':
          post(port, { kind: 'pong' })
          break
        case 'adopt':
          event.ports.forEach(serve)
          break
        case 'request':
          begin(port, message.output)
          break
      }
    })
    port.start()
  }

  return {
    serve,
    tell: (news) => {
      for (const port of ports) post(port, { kind: 'news', ...news })
    },
    tellDefect: (reason) => {
      for (const port of ports) post(port, { kind: 'defect', reason })
    },
    async stepAside() {
      moved = true
      const late = new Promise((resolve) => setTimeout(resolve, patience))
      await Promise.race([Promise.allSettled(begun), late])
      for (const port of ports) post(port, { kind: 'moved' })
    },
  }
}

async function answer(port: MessagePort, wire: WireRequest, world: Promise<World>): Promise<void> {
  const { id, url, method, headers, body } = wire
  const response = await answerOrDefect(async () => {
    const cloud = await world
    const answered = await cloud.fetch(new Request(url, { method, headers, body }))
    // Answers without a body (204, 304) must be rebuilt without one.
    const bytes = answered.body === null ? null : await answered.arrayBuffer()
    return answered.type === 'error' ? answered : new Response(bytes, answered)
  })
  const { status, statusText } = response
  const bytes = response.body === null ? null : await response.arrayBuffer()
  post(
    port,
    { kind: 'answer', id, status, statusText, headers: [...response.headers], body: bytes },
    bytes === null ? [] : [bytes],
  )
}

function post(port: MessagePort, message: ToPage, transfer: Transferable[] = []): void {
  port.postMessage(message, transfer)
}
