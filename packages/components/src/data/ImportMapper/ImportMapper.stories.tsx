import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { importFields, importHeader, importMapping, importSample } from './ImportMapper.fixtures.ts'
import { ImportMapper, type ImportMapperProps } from './ImportMapper.tsx'

function Held(props: ImportMapperProps) {
  const [mapping, setMapping] = useState(props.mapping)
  const [hasHeaderRow, setHasHeaderRow] = useState(props.hasHeaderRow)
  return (
    <ImportMapper
      {...props}
      mapping={mapping}
      onMappingChange={(event, data) => {
        setMapping(data.mapping)
        props.onMappingChange(event, data)
      }}
      hasHeaderRow={hasHeaderRow}
      onHasHeaderRowChange={(event, data) => {
        setHasHeaderRow(data.hasHeaderRow)
        props.onHasHeaderRowChange(event, data)
      }}
    />
  )
}

const meta = {
  title: 'Data/ImportMapper',
  component: ImportMapper,
  render: (args) => <Held {...args} />,
  args: {
    header: importHeader,
    sample: importSample,
    fields: importFields,
    mapping: importMapping,
    hasHeaderRow: true,
    onMappingChange: fn<ImportMapperProps['onMappingChange']>(),
    onHasHeaderRowChange: fn<ImportMapperProps['onHasHeaderRowChange']>(),
  },
} satisfies Meta<typeof ImportMapper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^4 of 5 columns will be imported\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Notes' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Company' }))
    await expect(args.onMappingChange).toHaveBeenLastCalledWith(expect.anything(), {
      mapping: ['firstName', 'lastName', 'company', 'title', 'company'],
    })
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('rowheader', { name: 'Column 2' })).toBeVisible()
    await expect(canvas.getByText('Surname, Lovelace, Hopper')).toBeVisible()
  },
}
export const FieldsInConflict: Story = {
  parameters: { rules: ['IMPORT-20'] },
  args: {
    mapping: ['firstName', 'firstName', 'company', null, null],
    errors: new Map([0, 1].map((column) => [column, 'Two columns cannot become the same field.'])),
  },
  play: async ({ canvas }) => {
    // IMPORT-20: Notes are left out, too, but have no values.
    await expect(canvas.getByText('Left out: Role.')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Surname' })).toHaveAccessibleDescription(
      'Two columns cannot become the same field.',
    )
  },
}
export const WithNewFields: Story = {
  args: { onFieldCreate: fn<NonNullable<ImportMapperProps['onFieldCreate']>>() },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: 'Notes' }).focus()
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await expect(args.onFieldCreate).toHaveBeenLastCalledWith(expect.anything(), { column: 4, name: 'Notes' })
    await userEvent.type(canvas.getByRole('combobox', { name: 'Notes' }), 'Deal size{Enter}')
    await expect(args.onFieldCreate).toHaveBeenLastCalledWith(expect.anything(), { column: 4, name: 'Deal size' })
    await expect(args.onMappingChange).not.toHaveBeenCalled()
  },
}
export const Unmapped: Story = { args: { mapping: importHeader.map(() => null) } }
export const WithoutHeader: Story = { args: { hasHeaderRow: false } }
export const NoRows: Story = { args: { sample: [] } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ManyColumns: Story = {
  args: {
    header: Array.from({ length: 30 }, (_, index) => `Column of the export number ${index + 1}`),
    sample: [Array.from({ length: 30 }, (_, index) => `Value ${index}`)],
    mapping: Array.from({ length: 30 }, () => null),
  },
}
export const LongText: Story = {
  args: {
    header: importHeader.map((name) => name.repeat(12)),
    sample: importSample.map((row) => row.map((value) => value.repeat(20))),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
