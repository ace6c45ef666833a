import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, oneLine, quietCaption, row } from '@tandem/components/styles'

export const useCommandStyles = makeStyles({
  sheet: { maxWidth: '720px' },
  sheetContent: { marginBottom: tokens.spacingVerticalM },
  // A fixed distance from the top: the dialog stays in place when its height changes.
  palette: { maxWidth: '640px', padding: 0, marginTop: '12vh', overflow: 'hidden' },
  paletteBody: { display: 'block' },
  command: { ...column(), minWidth: 0 },
  input: {
    padding: tokens.spacingHorizontalL,
    border: 'none',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.body2,
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  list: { height: '400px', maxHeight: '56vh', overflowY: 'auto', padding: tokens.spacingHorizontalS },
  group: {
    paddingBottom: tokens.spacingVerticalS,
    '& [cmdk-group-heading]': {
      padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
      color: tokens.colorNeutralForeground2,
      ...typographyStyles.caption1Strong,
    },
  },
  item: {
    ...row(tokens.spacingHorizontalM),
    minHeight: '36px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    ...typographyStyles.body1,
    '&[data-selected="true"]': {
      backgroundColor: tokens.colorNeutralBackground1Selected,
      outline: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    },
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  itemLabel: { flexShrink: 1, ...oneLine },
  itemDetail: { ...oneLine, maxWidth: '60%', marginInlineStart: 'auto', ...quietCaption },
  foot: {
    ...row(tokens.spacingHorizontalM),
    justifyContent: 'space-between',
    minHeight: '32px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    ...quietCaption,
  },
  hints: { ...row(tokens.spacingHorizontalXS), marginInlineStart: 'auto' },
  note: { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`, color: tokens.colorNeutralForeground2 },
})
