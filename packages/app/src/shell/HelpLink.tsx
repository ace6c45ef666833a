import { Button } from '@fluentui/react-components'
import { QuestionCircle20Regular } from '@fluentui/react-icons/svg/question-circle'
import { useRoutedAnchor } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { pathnameAtom } from '../shared/router/search.ts'
import { type GuideId, guideHref } from '../features/help/guideTitles.ts'
import { frameMessages } from './frameMessages.ts'

/**
 * A page has the guide of the first entry whose path is a prefix of the page's path. More specific paths therefore come
 * first.
 */
const guidesOfPages: readonly (readonly [path: string, guide: GuideId])[] = [
  ['/recipients/import/', 'import'],
  ['/settings/manage/accountPlan', 'plans'],
  ['/sequences/', 'sequences'],
  ['/messages/', 'inbox'],
  ['/recipients/', 'recipients'],
  ['/clients/', 'clients'],
  ['/calls/', 'calls'],
  ['/profiles/', 'profiles'],
  ['/team/', 'team'],
  ['/settings/', 'settings'],
]

/** The guide of a path. */
export function guideOfPage(pathname: string): GuideId | undefined {
  if (pathname === '/') return 'dashboard'
  return guidesOfPages.find(([path]) => `${pathname}/`.startsWith(path))?.[1]
}

/** The '?' in the navigation bar links to the guide of the page, or to all guides (SHELL-81). */
export function HelpLink() {
  const guide = guideOfPage(useAtomValue(pathnameAtom))
  const label = guide === undefined ? frameMessages.allGuides : frameMessages.guideToPage
  return (
    <Button
      as="a"
      appearance="subtle"
      icon={<QuestionCircle20Regular />}
      aria-label={label}
      title={label}
      {...useRoutedAnchor(guide === undefined ? '/help' : guideHref(guide))}
    />
  )
}
