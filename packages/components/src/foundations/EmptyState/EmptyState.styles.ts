import { makeStyles, tokens } from '@fluentui/react-components'
import { placeholder, placeholderText } from '../../theme/styleFragments.ts'

export const useEmptyStateStyles = makeStyles({
  root: placeholder,
  compact: { padding: tokens.spacingHorizontalL },
  title: { margin: 0, textAlign: 'center', overflowWrap: 'anywhere' },
  text: placeholderText,
  action: { marginTop: tokens.spacingVerticalM },
  illustration: { width: '120px', height: '80px', marginBottom: tokens.spacingVerticalS },
  ground: { fill: tokens.colorNeutralBackground4 },
  sheet: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1 },
  line: { stroke: tokens.colorNeutralStroke1 },
  accent: { stroke: tokens.colorBrandStroke1 },
})
