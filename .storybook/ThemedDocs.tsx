import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { storybookThemes } from './storybookThemes.ts'

interface Globals {
  readonly theme?: unknown
}

const isDarkIn = ({ search }: Location) => /\btheme:dark\b/.test(new URLSearchParams(search).get('globals') ?? '')

/** The initial colour scheme of stories. In a documentation page, stories start in the scheme of the page. */
export const firstScheme = parent.document.documentElement.dataset['docsTheme'] ?? 'light'

/** A documentation page in the colour scheme that the user selects in Storybook's toolbar. */
export function ThemedDocs(props: DocsContainerProps & { readonly children?: ReactNode }) {
  const [isDark, setIsDark] = useState(() => isDarkIn(location))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { readonly globals: Globals }) => setIsDark(globals.theme === 'dark')
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [])
  const scheme = isDark ? 'dark' : 'light'
  useLayoutEffect(() => {
    document.documentElement.dataset['docsTheme'] = scheme
  }, [scheme])
  // The key makes the stories' frames load again after a change of the scheme.
  return <DocsContainer key={scheme} {...props} theme={storybookThemes[scheme]} />
}

/** Storybook's page of a component. The first story shows only once, at the top. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
