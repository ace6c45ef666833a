import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useSavedViewsStyles = makeStyles({
  tabs: { flexShrink: 0, overflowX: 'auto', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  // As high as the tabs, before their code is there.
  tabsPlace: { height: '44px', flexShrink: 0 },
  name: { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  menu: { maxWidth: '320px', maxHeight: '60dvh', overflowY: 'auto' },
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
})
