import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { phoneFault, type Profile, type ProfilePort } from '@rdm/core/internal/access';
import type { FilePort } from '@rdm/core/internal/evidence';
import { validateEmail, type IdentityRule } from '@rdm/core/identity';
import { text, type Text } from '@rdm/core/internal/kernel';
import { Loader } from '../../../resource/Loader';
import { callFault, faultMessage } from '../../../shell/fault-message';
import { avatarFault, pictureKind } from './avatar-rule';

export type ProfileField = 'name' | 'realName' | 'phone' | 'email';
const fields: readonly ProfileField[] = ['name', 'realName', 'phone', 'email'];

const wrongEmail = text('请输入正确的邮箱地址', 'Enter a valid e-mail address');

/** The editable profile of the user. A new picture is uploaded when chosen, but published only with the rest. */
export class ProfileViewModel {
  /** Values of the fields. */
  typed: Readonly<Record<ProfileField, string>> = { name: '', realName: '', phone: '', email: '' };
  /** The address of the picture, or empty. */
  avatar = '';
  /** A picture chosen here and not yet reloaded from the server. */
  chosenAvatar: Uint8Array | null = null;
  avatarError: Text | null = null;
  /** Why it was not saved. */
  refusal: Text | null = null;
  saving = false;
  uploading = false;
  tried = false;
  readonly #loader = new Loader(() => this.port.info(), {
    faultOf: callFault,
    taken: (profile) => this.#take(profile),
  });

  /**
   * @param saved notifies the rest of the page of the changed profile
   * @param ruleOf by which rule official numbers are judged
   */
  constructor(
    private readonly port: Pick<ProfilePort, 'info' | 'updateInfo'>,
    private readonly files: Pick<FilePort, 'putFile'>,
    private readonly saved: () => void,
    private readonly ruleOf: () => IdentityRule,
  ) {
    makeAutoObservable<this, 'port' | 'files' | 'saved' | 'ruleOf'>(
      this,
      {
        port: false,
        files: false,
        saved: false,
        ruleOf: false,
        typed: observableRef,
        chosenAvatar: observableRef,
        avatarError: observableRef,
        refusal: observableRef,
      },
      { autoBind: true },
    );
  }

  get profile(): Profile | null {
    return this.#loader.value;
  }

  get failure(): Text | null {
    return this.refusal ?? this.#loader.fault?.message ?? null;
  }

  async load(): Promise<void> {
    this.refusal = null;
    await this.#loader.load();
  }

  get isUnsaved(): boolean {
    const { profile } = this;
    if (!profile) return false;
    return this.avatar !== profile.avatar || fields.some((field) => this.typed[field] !== profile[field]);
  }

  /** The messages under the fields, shown once saving was tried. */
  get errors(): Partial<Record<ProfileField, Text>> {
    if (!this.tried) return {};
    const { phone, email } = this.typed;
    const phoneError = phoneFault(phone.trim(), this.ruleOf());
    const emailError = email.trim() === '' || validateEmail(email.trim()).valid ? null : wrongEmail;
    return { ...(phoneError && { phone: phoneError }), ...(emailError && { email: emailError }) };
  }

  set(field: ProfileField, value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.refusal = null;
  }

  /** Uploads a picture; its type is detected from its content. */
  async chooseAvatar(bytes: Uint8Array): Promise<void> {
    this.avatarError = avatarFault(bytes);
    if (this.avatarError || this.uploading) return;
    this.uploading = true;
    try {
      const fileName = `avatar.${pictureKind(bytes)}`;
      const { link } = await this.files.putFile({ file: bytes, fileName, type: 'user.avatar' });
      runInAction(() => {
        this.avatar = link;
        this.chosenAvatar = bytes;
      });
    } catch (error) {
      runInAction(() => (this.avatarError = faultMessage(error)));
    } finally {
      runInAction(() => (this.uploading = false));
    }
  }

  /** Returns whether it was saved. */
  async save(): Promise<boolean> {
    if (this.saving || !this.profile) return false;
    this.tried = true;
    this.refusal = null;
    if (Object.keys(this.errors).length > 0) return false;
    this.saving = true;
    try {
      const change = Object.fromEntries(fields.map((field) => [field, this.typed[field].trim()]));
      await this.port.updateInfo({ ...change, avatar: this.avatar });
      if (!(await this.#loader.load())) return false;
      this.saved();
      return true;
    } catch (error) {
      runInAction(() => (this.refusal = faultMessage(error)));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  #take(profile: Profile): void {
    this.avatar = profile.avatar;
    const { name, realName, phone, email } = profile;
    this.typed = { name, realName, phone, email };
    this.tried = false;
  }
}
