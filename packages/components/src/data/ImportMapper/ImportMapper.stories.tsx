import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import {
  importFields,
  importHeader,
  importHeaderChoices,
  importMapping,
  importSample,
} from './ImportMapper.fixtures.ts'
import { ImportMapper, type ImportMapperProps } from './ImportMapper.tsx'

function Held(props: ImportMapperProps) {
  const [mapping, setMapping] = useState(props.mapping)
  const [headerRow, setHeaderRow] = useState(props.headerRow)
  return (
    <ImportMapper
      {...props}
      mapping={mapping}
      onMappingChange={(event, data) => {
        setMapping(data.mapping)
        props.onMappingChange(event, data)
      }}
      headerRow={headerRow}
      onHeaderRowChange={(event, data) => {
        setHeaderRow(data.headerRow)
        props.onHeaderRowChange(event, data)
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
    headerRow: 3,
    headerChoices: importHeaderChoices,
    onMappingChange: fn<ImportMapperProps['onMappingChange']>(),
    onHeaderRowChange: fn<ImportMapperProps['onHeaderRowChange']>(),
  },
} satisfies Meta<typeof ImportMapper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { rules: ['IMPORT-28'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^4 of 5 columns will be imported\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('combobox', { name: 'Notes' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Company' }))
    await expect(args.onMappingChange).toHaveBeenLastCalledWith(expect.anything(), {
      mapping: ['firstName', 'lastName', 'company', 'title', 'company'],
    })
    const header = canvas.getByRole('combobox', { name: 'Header is' })
    await expect(header).toHaveDisplayValue('Row 3: First name, Surname, Company, Role, Notes')
    await userEvent.selectOptions(header, 'Row 1: Notes:')
    await expect(args.onHeaderRowChange).toHaveBeenLastCalledWith(expect.anything(), { headerRow: 1 })
    await userEvent.selectOptions(header, 'No row: all rows are recipients')
    await expect(args.onHeaderRowChange).toHaveBeenLastCalledWith(expect.anything(), { headerRow: null })
  },
}
export const FieldsInConflict: Story = {
  parameters: { rules: ['IMPORT-20'] },
  args: {
    mapping: ['firstName', 'firstName', 'company', null, null],
    errors: new Map([0, 1].map((column) => [column, 'Two columns cannot become the same field.'])),
  },
  play: async ({ canvas }) => {
    // The column Notes is not listed, because it has no values (IMPORT-20).
    await expect(canvas.getByText('Not imported: Role.')).toBeVisible()
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
export const WithoutHeader: Story = {
  args: { headerRow: null, header: importHeader.map(() => '') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Column 2' })).toBeVisible()
  },
}
export const NoRows: Story = { args: { sample: [] } }
export const Disabled: Story = { args: { isDisabled: true } }
export const ManyColumns: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    header: Array.from({ length: 30 }, (_, index) => `Column of the export number ${index + 1}`),
    sample: [Array.from({ length: 30 }, (_, index) => `Value ${index}`)],
    mapping: Array.from({ length: 30 }, () => null),
  },
}
export const LongText: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    header: importHeader.map((name) => name.repeat(12)),
    sample: importSample.map((row) => row.map((value) => value.repeat(20))),
  },
}
export const Dark: Story = { tags: ['!dev', '!autodocs'], globals: { theme: 'dark' } }
