import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { wrappingRow, column, quietCaption } from '@tandem/components/styles'

export const useCallStripStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalS),
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  outcome: { ...wrappingRow(tokens.spacingHorizontalXS), marginInlineStart: 'auto' },
})

export const useThreadHeadStyles = makeStyles({
  category: { minWidth: 0, maxWidth: '160px', paddingInline: tokens.spacingHorizontalXS },
  workTime: { maxWidth: '90vw' },
  workTimeTitle: { margin: 0, ...typographyStyles.subtitle2 },
  zone: { margin: 0, ...quietCaption },
  weeks: { display: 'flex', gap: tokens.spacingHorizontalXXL, marginTop: tokens.spacingVerticalM },
  weekTitle: { margin: `0 0 ${tokens.spacingVerticalXS}`, ...typographyStyles.body1Strong },
  days: { margin: 0 },
  day: { display: 'flex', gap: tokens.spacingHorizontalS, '& > dt': { width: '24px' } },
  hours: { margin: 0, fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
})

export const useThreadPaneStyles = makeStyles({
  root: { display: 'flex', flex: '1 1 0', minWidth: 0, minHeight: 0 },
  thread: { ...column(), flex: '1 1 0', minWidth: 0, minHeight: 0 },
  messages: { ...column(), flex: '1 1 0', minHeight: 0 },
  composer: { padding: `0 ${tokens.spacingHorizontalM} ${tokens.spacingHorizontalM}` },
  centered: { display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'center' },
})
