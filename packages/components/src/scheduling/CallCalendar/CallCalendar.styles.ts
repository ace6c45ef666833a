import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, plainList, quietCaption, wrappingRow } from '../../theme/styleFragments.ts'

export const useCallCalendarStyles = makeStyles({
  root: { ...column(), height: '100%', minHeight: 0 },
  head: {
    ...wrappingRow(tokens.spacingHorizontalS),
    flexShrink: 0,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  zone: { color: tokens.colorNeutralForeground3 },
  legend: {
    ...quietCaption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    marginInlineStart: 'auto',
  },
  days: { flexGrow: 1, flexBasis: 0, minHeight: 0 },
  more: { maxWidth: '320px', minWidth: '240px', padding: tokens.spacingHorizontalM },
  moreTitle: { ...typographyStyles.body1Strong, marginBlockEnd: tokens.spacingVerticalS },
  list: { ...column(tokens.spacingVerticalXXS), maxHeight: '320px', ...plainList, overflowY: 'auto' },
})
