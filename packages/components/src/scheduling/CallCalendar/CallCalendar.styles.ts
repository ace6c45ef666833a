import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useCallCalendarStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  zone: { color: tokens.colorNeutralForeground3 },
  legend: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    marginInlineStart: 'auto',
    color: tokens.colorNeutralForeground2,
  },
  days: { flexGrow: 1, flexBasis: 0, minHeight: 0 },
  more: { maxWidth: '320px', minWidth: '240px', padding: tokens.spacingHorizontalM },
  moreTitle: { ...typographyStyles.body1Strong, marginBlockEnd: tokens.spacingVerticalS },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    maxHeight: '320px',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    listStyleType: 'none',
  },
})
