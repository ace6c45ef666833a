import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  companyInfo,
  dailyLimits,
  firstMessage,
  plans,
  recipientImport,
  weeklyRequestsLimit,
  withdrawal,
} from '@tandem/contract'
import { describe, expect, test } from 'vitest'
import { guides } from './guides.ts'
import { guideIds } from './guideTitles.ts'

const textOf = (id: string) =>
  guides
    .filter((guide) => guide.id === id)
    .flatMap(({ sections }) => sections.map(({ text }) => text))
    .join('\n')

describe('SHELL-80 the guides', () => {
  test('exist once for each title', () => {
    expect(guides.map(({ id }) => id).toSorted()).toEqual([...guideIds].toSorted())
  })

  test.each(guides.map((guide) => [guide.id, guide] as const))('have unique sections (%s)', (_, guide) => {
    const ids = guide.sections.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, text } of guide.sections) {
      expect(id).toMatch(/^[a-z][a-z-]*$/)
      expect(text).not.toMatch(/^\s*$|^#|undefined|NaN/)
    }
  })

  test('contain the limits of the product', () => {
    const { connectionRequests, messages } = dailyLimits
    const limits = textOf('limits')
    for (const figure of [connectionRequests.start, messages.start, connectionRequests.guidance, messages.guidance])
      expect(limits).toContain(` ${figure} `)
    expect(limits).toContain(`accepts ${weeklyRequestsLimit} connection requests`)
    expect(limits).toContain(`at most ${withdrawal.perDay} a day`)
    for (const { profiles, price, customMessages } of plans)
      expect(textOf('plans')).toMatch(
        new RegExp(
          `${profiles} profiles? +\\| \\$${price} a month, with ${customMessages.toLocaleString('en-US')} custom`,
        ),
      )
    expect(textOf('messages')).toContain(`The limit is ${firstMessage.maximum} characters`)
    expect(textOf('messages')).toContain(`lowers the limit by ${firstMessage.perVariable}.`)
    expect(textOf('clients')).toContain(companyInfo.recommendedTo.toLocaleString('en-US'))
    expect(textOf('import')).toContain(recipientImport.maximumRows.toLocaleString('en-US'))
    expect(textOf('import')).toContain(`${recipientImport.maximumBytes / 1024 ** 2} MB`)
  })

  test('print a text in bold only if it is a text of the interface', () => {
    const packages = join(import.meta.dirname, '../../../..')
    const code = globSync('{app,components}/src/**/*.{ts,tsx}', { cwd: packages, exclude: ['**/*.test.*'] })
      .map((file) => readFileSync(join(packages, file), 'utf8'))
      .join('\n')
    const names = guideIds.flatMap((id) => [...textOf(id).matchAll(/\*\*(.+?)\*\*/g)].map(([, name = '']) => name))
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !code.includes(`'${name}'`))).toEqual([])
  })
})
