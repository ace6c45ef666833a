import { makeStyles, tokens } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useCallFieldsStyles = makeStyles({
  root: column(tokens.spacingVerticalXL),
  when: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 280px))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  whole: { gridColumn: '1 / -1' },
  status: { maxWidth: '260px' },
  times: {
    ...column(tokens.spacingVerticalXS),
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  time: { display: 'grid', gridTemplateColumns: '140px 1fr', columnGap: tokens.spacingHorizontalM },
  moment: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  reminders: column(tokens.spacingVerticalM),
})
