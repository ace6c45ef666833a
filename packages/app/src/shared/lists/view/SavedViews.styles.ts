import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useSavedViewsStyles = makeStyles({
  tabs: { flexShrink: 0, overflowX: 'auto', marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalM})` },
  name: { maxWidth: '200px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  menu: { maxWidth: '320px', maxHeight: '60dvh', overflowY: 'auto' },
  hint: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
})
