import { makeStyles, tokens } from '@fluentui/react-components'
import { quietCaption } from '@tandem/components/styles'

export const useSavedViewsStyles = makeStyles({
  tabs: { flexShrink: 0, overflowX: 'auto', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  // Reserves the height of the tabs while their code loads.
  tabsPlace: { height: '44px', flexShrink: 0 },
  name: { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  menu: { maxWidth: '320px', maxHeight: '60dvh', overflowY: 'auto' },
  hint: { ...quietCaption, margin: 0, padding: tokens.spacingHorizontalS },
})
