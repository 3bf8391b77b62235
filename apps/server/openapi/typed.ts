import { Type } from 'typebox';

/** What calls that are written by hand say again and again. */
export const orNull = <T extends object>(type: T) => Type.Union([type as never, Type.Null()]);
export const text = orNull(Type.String());
export const whole = Type.Integer();
export const key = Type.Integer({ minimum: 1 });
