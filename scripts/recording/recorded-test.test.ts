import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameOf, stepsIn, testText } from './recorded-test'

const place = {
  file: resolve('e2e/recorded/late-half.json'),
  spec: resolve('e2e/recorded/late-half.spec.ts'),
}
const report = {
  kind: 'civic-till bug report',
  window: { width: 390, height: 844 },
  city: 'tiffin',
  view: { path: '/departments', person: null, language: 'de' },
} as const

describe('a test of a saved file', () => {
  it('is named like the file', () => {
    expect(nameOf(join('a', 'miamicounty 2026-06-01-10-00.report.json'))).toBe(
      'miamicounty-2026-06-01-10-00',
    )
  })

  it('opens a report at its page', () => {
    const text = testText({ ...place, saved: report })
    expect(text).toContain('import { openWorld } from "../support/open-world.ts"')
    expect(text).toContain('test("late half", async ({ page }) => {')
    expect(text).toContain('await openWorld(page, "e2e/recorded/late-half.json")')
    expect(text).toContain('// Leads to /departments of tiffin, as a guest.')
    expect(text).not.toContain('page.goto')
  })

  it('goes to a page of its own after a world alone', () => {
    const text = testText({ ...place, saved: { kind: 'civic-till world' } })
    expect(text).toContain("await page.goto('/departments')")
  })
})

describe('what the recorder wrote', () => {
  const recorded = `import { test, expect } from '@playwright/test';

test.use({
  viewport: {
    height: 800,
    width: 1280
  }
});

test('test', async ({ page }) => {
  await page.goto('http://miamicounty.pay.localhost:5173/departments');
  await page.getByRole('link', { name: 'Permits' }).click();
  await page.goto('http://tiffin.pay.localhost:5173/departments?q=1');
  await page.goto('http://pay.localhost:5173/');
});`

  it('becomes steps, for any port, without the first navigation', () => {
    expect(stepsIn(recorded).map((line) => line.trim())).toEqual([
      "await page.getByRole('link', { name: 'Permits' }).click();",
      "await page.goto(at('tiffin', '/departments?q=1'));",
      "await page.goto(at(null, '/'));",
    ])
  })

  it('asks for the fixture of addresses where a step needs it', () => {
    const text = testText({ ...place, saved: report }, stepsIn(recorded))
    expect(text).toContain('async ({ page, at }) => {')
  })

  it('is nothing where nothing was done', () => {
    expect(stepsIn('')).toEqual([])
    expect(stepsIn("test('test', async ({ page }) => {\n});")).toEqual([])
  })
})
