import type { Preview } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { configure } from 'storybook/test'
import { tandemThemeOf } from '../packages/components/src/theme/tandemTheme.ts'
import { TandemProvider } from '../packages/components/src/theme/TandemProvider.tsx'
import '../packages/app/src/inter.css'
import { cutNetwork, freezeClock, ignoreRestingPointer, seedRandom } from './frozenWorld.ts'
import { firstScheme, ThemedDocs } from './ThemedDocs.tsx'
import { completePropTables } from './propTables.ts'
import { storyViolationsIn } from './storyViolations.ts'

freezeClock()
cutNetwork()
if (navigator.webdriver) ignoreRestingPointer()
window.storyViolationsIn = storyViolationsIn
// A wait ends as soon as its condition is true. A busy machine may need more time.
configure({ asyncUtilTimeout: 30_000 })

/** axe describes only failures and incomplete checks, because describing passes takes as long as the check. */
const describedResults = { resultTypes: ['violations', 'incomplete'] } as const

type SchemeName = 'light' | 'dark'

/** The page behind a story has the theme's colour, also outside the story. */
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
    // A story that ends with an open dialog removes Fluent's focus manager together with its provider, before the
    // manager has shown the rest of the page again.
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
    docs: { container: ThemedDocs },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      // Excludes only the invisible Tab stops that Fluent's focus traps put around their content.
      context: { exclude: ['[data-tabster-dummy]'] },
      options: describedResults,
    },
    // Each story is reviewed in both schemes, without motion (`npm run chromatic`; `npm run visual` does the same).
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
