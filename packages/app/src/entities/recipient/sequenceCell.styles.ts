import { makeStyles, tokens } from '@fluentui/react-components'
import { row } from '@tandem/components/styles'

export const useSequenceCellStyles = makeStyles({
  root: { ...row(tokens.spacingHorizontalS), minWidth: 0 },
  sequence: { display: 'flex', minWidth: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  status: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
