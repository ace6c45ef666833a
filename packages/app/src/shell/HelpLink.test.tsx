import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { guideOfPage } from './HelpLink.tsx'
import { guides } from '../features/help/guides.ts'
import { guideTitles } from '../features/help/guideTitles.ts'
import { navigation } from './navigation.ts'
import { routes } from './routes.tsx'

describe('SHELL-80 the guide', () => {
  test.each(guides.flatMap(({ id, screens }) => screens.map(({ to }) => [id, to] as const)))(
    '%s links to the existing page %s',
    (_, to) => {
      const matches = matchRoutes(routes, to) ?? []
      const titles = matches.flatMap(({ route }) => (route.handle === undefined ? [] : [route.handle]))
      expect(titles.length).toBeGreaterThan(0)
      expect(titles).not.toContainEqual({ title: 'Page not found' })
    },
  )
})

describe('SHELL-81 the page', () => {
  test.each(navigation.filter(({ id }) => id !== 'help').map(({ href, label }) => [href, label] as const))(
    '%s has a guide with the title of the page, %s',
    (href, label) => {
      const guide = guideOfPage(href.split('?')[0] ?? '')
      expect(guide && guideTitles[guide]).toBe(label)
    },
  )

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
