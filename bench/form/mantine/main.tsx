import type { Field } from '@hanjan/core';
import {
  Button,
  Checkbox,
  MantineProvider,
  MultiSelect,
  NumberInput,
  Select,
  SimpleGrid,
  Textarea,
  TextInput,
} from '@mantine/core';
import { DateInput } from '@mantine/dates';
import { useState } from 'react';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { drawn } from '../drawn.ts';
import { CHOICES, fieldsOf } from '../fields.ts';

// The same form as Mantine's own pages show how to write it.
const fields = fieldsOf(Number(new URLSearchParams(location.search).get('fields')));
const data = CHOICES.map(({ id, name }) => ({ value: id, label: name }));

function Form() {
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  return (
    <MantineProvider>
      <form>
        <SimpleGrid cols={2}>
          {fields.map(([name, field]) => (
            <Input
              key={name}
              {...{ name, field }}
              value={values[name]}
              set={(value) => setValues((before) => ({ ...before, [name]: value }))}
            />
          ))}
        </SimpleGrid>
        <Button>저장</Button>
      </form>
    </MantineProvider>
  );
}

interface Props {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  set(value: unknown): void;
}

function Input({ name, field, value, set }: Props) {
  const common = { id: name, label: name };
  if (field.kind === 'memo') {
    return <Textarea {...common} autosize value={String(value ?? '')} onChange={(e) => set(e.currentTarget.value)} />;
  }
  if (field.kind === 'scaled' || field.kind === 'count') {
    return <NumberInput {...common} suffix={` ${field.unit}`} value={(value as number) ?? ''} onChange={set} />;
  }
  if (field.kind === 'flag') {
    return <Checkbox {...common} checked={Boolean(value)} onChange={(e) => set(e.currentTarget.checked)} />;
  }
  if (field.kind === 'date') return <DateInput {...common} value={(value as string) ?? null} onChange={set} />;
  if (field.kind === 'code') {
    return <Select {...common} searchable data={data} value={(value as string) ?? null} onChange={set} />;
  }
  if (field.kind === 'codes') {
    return <MultiSelect {...common} searchable data={data} value={(value as string[]) ?? []} onChange={set} />;
  }
  return <TextInput {...common} value={String(value ?? '')} onChange={(e) => set(e.currentTarget.value)} />;
}

drawn(<Form />);
