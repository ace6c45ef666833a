import type { Preview } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { configure } from 'storybook/test'
import { tandemThemeOf } from '../packages/components/src/theme/tandemTheme.ts'
import { TandemProvider } from '../packages/components/src/theme/TandemProvider.tsx'
import '../packages/app/src/inter.css'
import { cutNetwork, freezeClock, ignoreRestingPointer, seedRandom } from './frozenWorld.ts'
import { ComponentDocs, firstScheme, ThemedDocs } from './ThemedDocs.tsx'
import { completePropTables } from './propTables.ts'
import { storyViolationsIn } from './storyViolations.ts'

freezeClock()
cutNetwork()
if (navigator.webdriver) ignoreRestingPointer()
window.storyViolationsIn = storyViolationsIn
// In ms. A long limit, because a busy machine may be slow. A wait ends as soon as its condition is true.
configure({ asyncUtilTimeout: 30_000 })

/** axe describes only failures and incomplete checks. Describing passed checks would double the time. */
const describedResults = { resultTypes: ['violations', 'incomplete'] } as const

type SchemeName = 'light' | 'dark'

/** A story in a colour scheme. The page around the story has the background of this scheme. */
function Stage({ scheme, children }: { readonly scheme: SchemeName; readonly children: ReactNode }) {
  useEffect(() => {
    document.body.style.backgroundColor = tandemThemeOf(scheme, 'comfortable').colorNeutralBackground2
    document.documentElement.dataset['theme'] = scheme
    document.documentElement.lang = 'en'
  }, [scheme])
  return <TandemProvider colorScheme={scheme}>{children}</TandemProvider>
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: firstScheme },
  argTypesEnhancers: [completePropTables],
  beforeEach: (context) => {
    seedRandom()
    if (window.areOnlyColoursChecked === true) {
      const a11y = {
        ...context.parameters['a11y'],
        options: { ...describedResults, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
      }
      context.parameters = { ...context.parameters, a11y }
    }
    // Makes the page visible to screen readers again. If the previous story ended with an open dialog, Fluent's focus
    // manager has hidden the page, and was removed before it could show the page.
    for (const hidden of document.querySelectorAll('body > [aria-hidden]:not([data-tabster-dummy])'))
      hidden.removeAttribute('aria-hidden')
  },
  decorators: [
    (Story, { globals }) => (
      <Stage scheme={globals['theme'] === 'dark' ? 'dark' : 'light'}>
        <Story />
      </Stage>
    ),
  ],
  parameters: {
    backgrounds: { disable: true },
    docs: { container: ThemedDocs, page: ComponentDocs },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      // Excludes only the invisible tab stops that Fluent's focus traps add around their content.
      context: { exclude: ['[data-tabster-dummy]'] },
      options: describedResults,
    },
    // `npm run chromatic` shows each story in both schemes, without motion. `npm run visual` does the same.
    chromatic: {
      modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
      prefersReducedMotion: 'reduce',
      pauseAnimationAtEnd: true,
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          ['Installing', 'Which part when', 'Theming', 'Accessibility'],
          'Foundations',
          ['Theme'],
          'Data',
          'Chat',
          'Scheduling',
          'Sequences',
          'Charts',
          'Tandem',
        ],
      },
    },
  },
}

export default preview
