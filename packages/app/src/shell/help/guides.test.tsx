import { companyInfo, dailyLimits, firstMessage, recipientImport } from '@tandem/contract'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { navigation } from '../navigation.ts'
import { routes } from '../routes.tsx'
import { guideOfPage } from '../HelpLink.tsx'
import { guides } from './guides.ts'
import { guideIds } from './guideTitles.ts'
import { textOfBlock } from './textOfBlock.ts'

const textOf = (id: string) =>
  guides
    .filter((guide) => guide.id === id)
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.map(textOfBlock)))
    .join('\n')

describe('SHELL-80 the guides', () => {
  test('are there once for each address', () => {
    expect(guides.map(({ id }) => id).toSorted()).toEqual([...guideIds].toSorted())
  })

  test.each(guides.map((guide) => [guide.id, guide] as const))(
    '%s has sections with addresses and texts',
    (_, guide) => {
      const ids = guide.sections.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, blocks } of guide.sections) {
        expect(id).toMatch(/^[a-z][a-z-]*$/)
        const texts = blocks.map(textOfBlock)
        expect(new Set(texts).size).toBe(texts.length)
        expect(texts.every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))).toBe(true)
      }
    },
  )

  test.each(guides.flatMap(({ id, screens }) => screens.map(({ to }) => [id, to] as const)))(
    '%s leads to %s, which is a page',
    (_, to) => {
      const matches = matchRoutes(routes, to) ?? []
      const titles = matches.flatMap(({ route }) => (route.handle === undefined ? [] : [route.handle]))
      expect(titles.length).toBeGreaterThan(0)
      expect(titles).not.toContainEqual({ title: 'Page not found' })
    },
  )

  test('name the limits of the product', () => {
    const { connectionRequests, messages } = dailyLimits
    const limits = textOf('limits')
    for (const figure of [connectionRequests.start, messages.start, connectionRequests.guidance, messages.guidance])
      expect(limits).toContain(` ${figure} `)
    expect(textOf('messages')).toContain(`at most ${firstMessage.maximum} characters, less ${firstMessage.perVariable}`)
    expect(textOf('clients')).toContain(companyInfo.recommendedTo.toLocaleString('en-US'))
    expect(textOf('import')).toContain(recipientImport.maximumRows.toLocaleString('en-US'))
    expect(textOf('import')).toContain(`${recipientImport.maximumBytes / 1024 ** 2} MB`)
  })
})

describe("SHELL-81 the page's guide", () => {
  test.each(navigation.filter(({ id }) => id !== 'help').map(({ href }) => [href] as const))('%s has one', (href) => {
    expect(guideOfPage(href.split('?')[0] ?? '')).toBeDefined()
  })

  test.each([
    ['/', 'dashboard'],
    ['/recipients/import/3', 'import'],
    ['/recipients/manage/3', 'recipients'],
    ['/settings/manage/accountPlan', 'plans'],
    ['/settings/manage/general', 'settings'],
    ['/help/profiles', undefined],
    ['/teamwork', undefined],
  ])('%s has the guide %s', (path, guide) => {
    expect(guideOfPage(path)).toBe(guide)
  })
})
