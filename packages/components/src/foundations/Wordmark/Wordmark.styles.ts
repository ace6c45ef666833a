import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { inlineRow } from '../../theme/styleFragments.ts'

export const useWordmarkStyles = makeStyles({
  root: { ...inlineRow(tokens.spacingHorizontalS), color: tokens.colorNeutralForeground1 },
  mark: { display: 'block', height: '20px', width: 'auto', flexShrink: 0 },
  largeMark: { height: '32px' },
  back: { stroke: tokens.colorBrandStroke1, strokeOpacity: 0.45 },
  front: { stroke: tokens.colorBrandStroke1 },
  name: { ...typographyStyles.subtitle2, letterSpacing: '-0.01em' },
  largeName: { ...typographyStyles.title2 },
})
