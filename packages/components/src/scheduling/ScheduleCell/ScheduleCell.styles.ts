import { makeResetStyles, makeStyles, tokens } from '@fluentui/react-components'
import { onBrand } from '../../theme/styleFragments.ts'

/** One class for each day (reset styles): a table draws them by the hundred. */
export const useScheduleDayClass = makeResetStyles({
  display: 'inline-block',
  width: '26px',
  height: '20px',
  borderRadius: tokens.borderRadiusSmall,
  color: tokens.colorNeutralForeground3,
  fontSize: tokens.fontSizeBase200,
  lineHeight: '20px',
  textAlign: 'center',
})

export const useScheduleCellStyles = makeStyles({
  root: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  part: {
    backgroundColor: tokens.colorBrandBackground2,
    // Stays distinct from a selected row, which has the same tint.
    boxShadow: `inset 0 0 0 1px ${tokens.colorBrandStroke2}`,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  always: { ...onBrand, fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorNeutralForeground3 },
})
