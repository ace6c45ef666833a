import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storybookThemes } from './storybookThemes.ts'

/** Storybook itself also uses the colour scheme that the user selects in the toolbar. */
function followScheme({ globals }: { readonly globals: { readonly theme?: unknown } }): void {
  addons.setConfig({ theme: storybookThemes[globals.theme === 'dark' ? 'dark' : 'light'] })
}

addons.setConfig({
  theme: storybookThemes.light,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => storyId !== 'welcome--at-a-glance' && isShown,
  },
})
addons.register('tandem/scheme', (api) => {
  api.on(SET_GLOBALS, followScheme)
  api.on(GLOBALS_UPDATED, followScheme)
})
