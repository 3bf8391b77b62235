// The styles of a box to type, for the pages that have no other fields.
import '@mantine/core/styles/Input.layer.css';
import './field.css';
