/** An answer that is kept as a file. */
export class Download {
  readonly type: string;
  readonly name: string;
  readonly text: string;

  constructor(type: string, name: string, text: string) {
    this.type = type;
    this.name = name;
    this.text = text;
  }
}
