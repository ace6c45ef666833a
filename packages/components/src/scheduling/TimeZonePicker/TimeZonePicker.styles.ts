import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { lateReveal, oneLine, tabularFigures } from '../../theme/styleFragments.ts'

export const useTimeZonePickerStyles = makeStyles({
  skeleton: lateReveal,
  zone: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  city: { ...oneLine, flexGrow: 1 },
  region: {
    ...typographyStyles.caption1,
    marginInlineStart: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
  },
  offset: { ...typographyStyles.caption1, ...tabularFigures, flexShrink: 0, color: tokens.colorNeutralForeground2 },
})
