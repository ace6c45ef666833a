import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { focusRing, withFocusRing } from '../variables/chipFragments.ts'
import { column, errorCaption, quietCaption, row, tabularFigures, wrappingRow } from '../../theme/styleFragments.ts'

export const useVariableEditorStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalXXS), minWidth: 0 },
  label: { color: tokens.colorNeutralForeground1, ...typographyStyles.body1 },
  required: { color: tokens.colorStatusDangerForeground1 },
  box: {
    ...withFocusRing,
    ...column(),
    minWidth: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border(tokens.strokeWidthThin, 'solid', tokens.colorNeutralStrokeAccessible),
  },
  focusRing,
  invalid: { ...shorthands.borderColor(tokens.colorStatusDangerBorder2) },
  disabled: {
    backgroundColor: tokens.colorNeutralBackground3,
    ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
  },
  field: {
    minHeight: `calc(4 * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    maxHeight: `calc(16 * ${tokens.lineHeightBase300} + 2 * ${tokens.spacingVerticalS})`,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
  },
  toolbar: { ...wrappingRow(tokens.spacingHorizontalXS), padding: tokens.spacingHorizontalXS },
  counter: { marginInlineStart: 'auto', paddingInline: tokens.spacingHorizontalS, ...quietCaption, ...tabularFigures },
  over: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  // As the message of a field.
  error: { ...row(tokens.spacingHorizontalXS), ...errorCaption },
  errorIcon: { flexShrink: 0 },
  hint: quietCaption,
})
