import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { storybookThemes } from './storybookThemes.ts'

interface Globals {
  readonly theme?: unknown
}

const isDarkIn = ({ search }: Location) => /\btheme:dark\b/.test(new URLSearchParams(search).get('globals') ?? '')

/** A frame in a page of documentation starts in the page's colour scheme. */
export const firstScheme = parent.document.documentElement.dataset['docsTheme'] ?? 'light'

/** A page of documentation in the colour scheme of the toolbar, like its stories. */
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
  // A new scheme loads the frames again.
  return <DocsContainer key={scheme} {...props} theme={storybookThemes[scheme]} />
}
