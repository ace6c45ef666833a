import { makeStyles, tokens } from '@fluentui/react-components'
import { wrappingRow } from '@tandem/components/styles'

export const useCallStripStyles = makeStyles({
  root: {
    ...wrappingRow(tokens.spacingHorizontalS),
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  outcome: { ...wrappingRow(tokens.spacingHorizontalXS), marginInlineStart: 'auto' },
})
